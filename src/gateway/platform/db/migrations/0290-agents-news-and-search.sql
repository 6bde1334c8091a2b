-- Announcements that are for agents alone, and accounts of a line by the beginning of their name. Product rules 29.3 and 29.8.

-- G: agents, in their centre. It goes with no other execution, since nobody else may read it.
ALTER TABLE announcement DROP CONSTRAINT announcement_executions_check;
ALTER TABLE announcement ADD CONSTRAINT announcement_executions_check CHECK (
  cardinality(executions) > 0 AND (executions <@ ARRAY['A', 'B', 'F'] OR (executions = ARRAY['G'] AND kind IN ('PU', 'H')))
);

-- Whatever the collation of the database is, names with the same beginning stand together in it.
CREATE INDEX member_account_beginning ON member (account_key text_pattern_ops);
