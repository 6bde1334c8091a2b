import { array, bigint, coerce, enums, type Infer, number, optional, pattern, string, type, unknown } from 'superstruct'
import { profileIds } from '#games/reels/types.ts'
import { ProfileFactsStruct, ReelRoundStruct } from '#games/reels/wire.ts'
import { MOTIFS, SCENES } from '#lib/art-names.ts'

/** Minor units as digits on the wire; a net result can be negative. */
const Signed = coerce(bigint(), pattern(string(), /^(0|-?[1-9]\d{0,17})$/), (text) => BigInt(text))

/** Milliseconds since 1970; the platform's own answers have instants as texts. */
const Moment = coerce(number(), string(), (text) => Date.parse(text))

/** Start of play, and wins minus stakes since then. */
export const RealityCheckStruct = type({ startedAt: Moment, net: Signed })

/** What `open` and `resume` answer. */
export const OpenedStruct = type({
  /** For all further calls of this page. */
  session: string(),
  /** The game, and what the catalogue says of its tile. */
  game: type({
    code: string(),
    name: string(),
    profile: enums(profileIds),
    motif: enums(MOTIFS),
    scene: enums(SCENES),
    tint: optional(number()),
    sky: optional(number()),
    beside: optional(enums(MOTIFS)),
  }),
  facts: ProfileFactsStruct,
  mode: enums(['real', 'trial']),
  currency: string(),
  language: enums(['pt', 'en']),
  balance: Signed,
  /** Total stakes in ascending order. */
  stakes: array(Signed),
  /** Wins minus stakes of the session. */
  net: Signed,
  startedAt: Moment,
  /** Present if the player must confirm a reality check before the next stake. */
  realityCheck: optional(RealityCheckStruct),
  /** A settled round that the player has not seen. */
  pending: optional(ReelRoundStruct),
  /** A finished round to look at again; then nothing can be played, and the session is empty. */
  replay: optional(ReelRoundStruct),
  /** Where the player came from. */
  backUrl: optional(string()),
})
export type Opened = Infer<typeof OpenedStruct>

/** What `spin` answers. */
export const SpunStruct = type({ roundId: string(), round: ReelRoundStruct, balance: Signed, net: Signed })

/** A refusal, by the codes of the platform's protocol; `detail` depends on the code. */
export const RefusedStruct = type({
  error: type({ code: string(), message: optional(string()), detail: optional(unknown()) }),
})
