-- Requests that a sandbox has lost on purpose: it loses each once, in whatever process (gateway/lose-once.ts).
CREATE TABLE sandbox_lost_request (
  reference text PRIMARY KEY
);

GRANT SELECT, INSERT ON sandbox_lost_request TO arara_app;
