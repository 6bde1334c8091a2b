-- What visitors and members told the operator.

CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_type text NOT NULL,
  content text NOT NULL,
  contact text,
  address text NOT NULL,
  sent_at timestamptz NOT NULL
);
