import type { NewMessage } from '#gateway/account/messages/messages.ts'

/** A kind of contest whose prizes are paid from a pool that was put aside. Names of tables are the schema's. */
export interface Contest {
  /** The table of contests. Its row holds pool, state and the account of the pool. */
  readonly table: 'tournament' | 'raffle'
  /** The table of participants. Its row has prize and state. */
  readonly entries: 'tournament_player' | 'raffle_entry'
  /** The state of a contest whose places are known and not all paid. */
  readonly known: 'decided' | 'drawn'
  /** The name of the pool's account, after the name of the table. */
  readonly account: 'id' | 'name'
  /** Kinds of the transfers that fund the pool, pay a prize, and return the rest. */
  readonly funding: string
  readonly paying: string
  readonly returning: string
  readonly message: NewMessage['kind']
}
