-- Rules of wallets that vendors keep (product rules 18.1 to 18.12).

CREATE OR REPLACE FUNCTION vendor_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a transfer is never deleted' USING ERRCODE = '42501';
  END IF;
  IF (NEW.reference, NEW.member_id, NEW.vendor, NEW.direction, NEW.currency, NEW.amount, NEW.hold_id, NEW.requested_at)
      IS DISTINCT FROM
     (OLD.reference, OLD.member_id, OLD.vendor, OLD.direction, OLD.currency, OLD.amount, OLD.hold_id, OLD.requested_at) THEN
    RAISE EXCEPTION 'transfer %: what was asked for never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  IF NEW.state <> OLD.state AND NOT (CASE OLD.state
      WHEN 'sent' THEN NEW.state IN ('unknown', 'done', 'refused')
      WHEN 'unknown' THEN NEW.state IN ('sent', 'done', 'refused')
      ELSE false END) THEN
    RAISE EXCEPTION 'transfer %: no way from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;

-- Whether a member has money in the wallet of a game's vendor, or a transfer there or back under way. Such a game then
-- takes no bets from the main wallet, because a bet must come from one wallet only.
CREATE FUNCTION vendor_wallet_used(p_member bigint, p_node integer, p_currency text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_vendor text := (SELECT g.vassalage FROM game g WHERE g.node_id = p_node);
BEGIN
  RETURN EXISTS (SELECT FROM ledger_account a
      WHERE a.owner_kind = 'member' AND a.owner_id = p_member::text AND a.purpose = 'vendor:' || v_vendor
        AND a.currency = p_currency::bpchar AND a.balance > 0)
    OR EXISTS (SELECT FROM vendor_transfer t
      WHERE t.member_id = p_member AND t.vendor = v_vendor AND t.state IN ('sent', 'unknown'));
END
$$;

GRANT EXECUTE ON FUNCTION vendor_wallet_used TO arara_app;
