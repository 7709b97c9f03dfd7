-- Usable from 001.

-- The only clock of the site's tables: all machines count by it, so theirs need not agree. In ms since 1970.
CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql STABLE
RETURN floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint;
