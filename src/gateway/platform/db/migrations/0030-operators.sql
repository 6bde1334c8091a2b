-- What operators did by their commands: one row for each operation, written before it begins. See decision 0058.
CREATE TABLE operator_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operation text NOT NULL,
  -- The name that was given, or the login on the machine.
  done_by text NOT NULL CHECK (done_by <> ''),
  -- By name, without secrets; of a long one, such as a file, its SHA-256.
  arguments jsonb NOT NULL,
  began_at timestamptz NOT NULL,
  -- Null while it runs, and for ever if its process was killed.
  ended_at timestamptz,
  -- The exit code of the command, and the sentence with which it failed.
  code integer,
  said text,
  CHECK ((ended_at IS NULL) = (code IS NULL))
);
CREATE TRIGGER operator_act_guard BEFORE UPDATE OR DELETE ON operator_act
  FOR EACH ROW EXECUTE FUNCTION keep_row('what an operator did stays; its end is recorded once',
    'ended_at: null > *: code said');
REVOKE DELETE ON operator_act FROM arara_app;
