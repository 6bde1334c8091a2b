-- Every stake of a member with a limit of stakes or losses looks for what moved to vendors in the period of the limit.
CREATE INDEX vendor_transfer_moved ON vendor_transfer (member_id, requested_at) WHERE direction = 'in' AND state <> 'refused';
