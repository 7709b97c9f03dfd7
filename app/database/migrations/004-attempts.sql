-- Usable from 001.

-- For each key of a limit, the time at which all its attempts have expired (the generic cell rate algorithm).
CREATE TABLE attempts (
  name text NOT NULL,
  key text NOT NULL,
  clear_at bigint NOT NULL,
  PRIMARY KEY (name, key)
)
-- Keys may be addresses of clients, which are personal data.
WITH (autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX attempt_expiries ON attempts (clear_at);
