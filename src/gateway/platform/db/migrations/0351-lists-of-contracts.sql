-- What happened between two agents is read by the pair, newest first.
CREATE INDEX contract_event_of_pair ON contract_event (agent_id, upline_id, (-id));

-- Agents directly below another: a line may have thousands of agents further down, and thousands of members directly below.
CREATE INDEX agent_line_direct ON agent_line (upline_id, downline_id) WHERE depth = 1 AND to_day = 'infinity';
