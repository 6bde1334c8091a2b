-- The level that a member has just before a moment: the last one that was reached, lost or regained. Zero below the
-- first.
CREATE FUNCTION vip_rank_before(p_member bigint, p_at timestamptz) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT rank FROM (
      SELECT s.rank, s.reached_at AS at FROM vip_step s WHERE s.member_id = p_member AND s.reached_at < p_at
      UNION ALL SELECT p.rank_after, p.ends_at FROM vip_period p
        WHERE p.member_id = p_member AND p.ends_at < p_at AND p.rank_after <> p.rank) changes
    ORDER BY at DESC, rank DESC LIMIT 1), 0);
END
$$;
GRANT EXECUTE ON FUNCTION vip_rank_before TO arara_app;
