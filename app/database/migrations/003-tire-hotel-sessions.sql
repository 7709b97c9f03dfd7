-- Usable from 001.

-- Ids are hashed, and each state is encrypted with the id of its session, which only the visitor's browser knows.
CREATE TABLE tire_hotel_sessions (
  id text PRIMARY KEY,
  state text NOT NULL,
  code text,
  tries integer NOT NULL DEFAULT 0,
  started_at bigint NOT NULL,
  used_at bigint NOT NULL
);

CREATE INDEX tire_hotel_session_starts ON tire_hotel_sessions (started_at);
CREATE INDEX tire_hotel_session_uses ON tire_hotel_sessions (used_at);
