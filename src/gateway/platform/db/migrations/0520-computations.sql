-- Long computations that agents asked for: what is asked, how far it is, and its result for a limited time. See decision 0085.
CREATE TABLE computation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who asked. Nobody else gets the result.
  member_id bigint NOT NULL REFERENCES member,
  kind text NOT NULL CHECK (kind IN ('statementCheck', 'activity')),
  question jsonb NOT NULL,
  -- Hash of the question.
  key bytea NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  result jsonb,
  -- Whoever does the work, and until when the others believe that it is alive.
  holder uuid,
  lease_until timestamptz,
  -- How often the work was begun. Work that ends every gateway that takes it must end too.
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (member_id, kind, key),
  CHECK ((state = 'running') = (holder IS NOT NULL)),
  CHECK ((state = 'running') = (lease_until IS NOT NULL)),
  CHECK ((state IN ('done', 'failed')) = (ended_at IS NOT NULL)),
  CHECK ((state = 'done') = (result IS NOT NULL)),
  CHECK (state <> 'done' OR progress = 100)
);
CREATE INDEX computation_open ON computation (id) WHERE state IN ('waiting', 'running');
CREATE INDEX computation_ended ON computation (ended_at) WHERE ended_at IS NOT NULL;
