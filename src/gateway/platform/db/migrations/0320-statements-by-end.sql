-- Statements of an agent are listed and summed by when their periods end: those of one month are read without all that came later.
CREATE INDEX line_statement_of_kind ON line_statement (agent_id, kind, ends_at, id);
DROP INDEX line_statement_of_agent;
