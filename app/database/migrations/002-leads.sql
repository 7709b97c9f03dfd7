-- Usable from 001.

-- A lead that was delivered keeps its row without the body, to recognise its id when it is sent again.
CREATE TABLE leads (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  body json,
  accepted_at bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at bigint NOT NULL DEFAULT 0,
  lease text,
  delivered_at bigint
);

CREATE INDEX lead_turns ON leads (attempts, number) WHERE body IS NOT NULL;
CREATE INDEX waiting_leads ON leads (number) WHERE body IS NOT NULL;
CREATE INDEX lead_leases ON leads (lease) WHERE lease IS NOT NULL;
CREATE INDEX delivered_leads ON leads (number) WHERE body IS NULL;
