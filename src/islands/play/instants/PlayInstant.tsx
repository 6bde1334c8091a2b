import { type ComponentType, useMemo } from 'react'
import type { CallFunction } from '#api/client.ts'
import { faultOf, isFinal } from '#api/errors.ts'
import { arrived } from '#api/loaded-code.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { decideInstant } from '#contract/play/instants/decide-instant.ts'
import { getInstantState } from '#contract/play/instants/get-instant-state.ts'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import { playInstant } from '#contract/play/instants/play-instant.ts'
import type { Json } from '#games/instants/instant.ts'
import { type FacedName, loadFace } from '#games/instants/view/faces.ts'
import type { InstantProps, PlayResult } from '#games/instants/view/props.ts'
import { InstantWords } from '#games/instants/view/words.ts'
import { SlotsWords } from '#games/slots/words.ts'
import { chunk } from '#islands/chunk.ts'
import { guarded } from '#islands/Guard.tsx'
import { FrameWait } from '#islands/play/games/FrameWait.tsx'
import { type Start, sendToPage } from '#islands/play/games/frame-messages.ts'
import { shownFunds } from '#islands/play/games/player-funds.ts'
import { refusedRound } from '#islands/play/games/refused-round.ts'
import { useFunds } from '#islands/play/games/use-funds.ts'
import { useHouseGame } from '#islands/play/games/use-house-game.ts'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'

interface Props {
  game: FacedName
  locale: string
  messages: Messages
}

interface Loaded {
  readonly title: string
  readonly Face: ComponentType<InstantProps>
  readonly instant: ResponseOf<typeof getInstantState>
  /** The round of a bet whose answer was lost; it is shown as one that was interrupted. */
  readonly lost: InstantRound | undefined
}

/** An instant game inside its frame. It calls the gateway with the game's own token, and sends messages to the page. */
export const PlayInstant = guarded(function PlayInstant({ game, locale, messages }: Props) {
  const t = useMemo(
    () => createTranslate<'instants' | 'slots' | 'errors' | 'games' | 'protection-limits'>(messages, locale),
    [messages, locale],
  )
  const load = useMemo(() => loaderOf(game), [game])
  const { call, state, failed, retry, page } = useHouseGame(load)
  const funds = useFunds(state?.instant)

  const ask = async (asking: () => Promise<InstantRound>): Promise<PlayResult> => {
    try {
      const round = await asking()
      const after = await funds.after(round.balance, () => call(getInstantState, {}))
      return { ok: true, roundId: round.roundId, outcome: round, ...after }
    } catch (error) {
      return refusedRound(t, error, { currency: state?.instant.currency ?? '', locale })
    }
  }

  if (failed || !state)
    return (
      <Words value={t}>
        <FrameWait failed={failed} onRetry={retry} />
      </Words>
    )
  const { instant, Face, lost } = state
  const interrupted = lost ?? instant.interrupted
  return (
    <SlotsWords value={t}>
      <InstantWords value={t}>
        <Face
          title={state.title}
          game={instant.game}
          look={instant.look}
          mode={instant.mode}
          currency={instant.currency}
          locale={locale}
          {...shownFunds(instant)}
          least={instant.least}
          most={instant.most}
          mostWin={instant.mostWin}
          cycle={instant.cycle}
          leastReturn={instant.leastReturn}
          greatestReturn={instant.greatestReturn}
          seeds={instant.seeds}
          startedAt={Date.parse(instant.startedAt)}
          {...(instant.open && { open: instant.open })}
          {...(interrupted && { interrupted })}
          play={(stake, choice, key) => ask(() => call(playInstant, { stake, choice }, { key }))}
          decide={(roundId, at, decision, key) => ask(() => call(decideInstant, { roundId, at, decision }, { key }))}
          remember={(key, stake, choice) =>
            sendToPage({ type: 'keep', key, stake: stake.toString(), choice: JSON.stringify(choice) })
          }
          forget={() => sendToPage({ type: 'forget' })}
          {...page}
          followBalance={funds.followBalance}
        />
      </InstantWords>
    </SlotsWords>
  )
})

/** Loads a game: its face and its state at once. */
const loaderOf =
  (game: FacedName) =>
  async (call: CallFunction, { unresolved }: Start): Promise<Loaded> => {
    const face = arrived(chunk(loadFace(game)), getInstantState.name)
    face.catch(() => undefined)
    const lost = unresolved && (await roundOf(call, unresolved))
    const [instant, Face] = await Promise.all([call(getInstantState, {}), face])
    return { title: instant.gameName, Face, instant, lost: lost?.state === 'open' ? undefined : lost }
  }

/**
 * The round of a bet whose answer was lost. It is sent again with the same key, so it is not played twice.
 *
 * @returns undefined if the bet was refused for good
 * @throws {CallError} if it is not decided yet
 */
async function roundOf(call: CallFunction, { key, stake, choice }: NonNullable<Start['unresolved']>) {
  try {
    const chosen: Json = choice === undefined ? null : JSON.parse(choice)
    const round = await call(playInstant, { stake: BigInt(stake), choice: chosen }, { key })
    sendToPage({ type: 'forget' })
    return round
  } catch (error) {
    if (!isFinal(faultOf(error))) throw error
    sendToPage({ type: 'forget' })
    return undefined
  }
}
