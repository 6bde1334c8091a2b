-- Pictures that members send: avatars, and proofs. The content lies in a directory or a bucket under a random name.

CREATE TABLE upload (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What its owner calls it, and the name of the file: 32 random characters.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[a-z0-9]{32}$'),
  member_id bigint NOT NULL REFERENCES member,
  purpose text NOT NULL CHECK (purpose IN ('icon', 'proof')),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL,
  -- The withdrawal that it proves something of. A picture that belongs to nothing goes after a day.
  withdrawal_id bigint REFERENCES withdrawal,
  -- Replaced or removed: the file goes with the next run of the job.
  removed_at timestamptz
);
CREATE INDEX upload_of_member ON upload (member_id, created_at);
CREATE UNIQUE INDEX upload_icon ON upload (member_id) WHERE purpose = 'icon' AND removed_at IS NULL;
CREATE INDEX upload_of_withdrawal ON upload (withdrawal_id) WHERE withdrawal_id IS NOT NULL;
