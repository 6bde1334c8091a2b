import { useMemo } from 'react'
import type { CallFunction } from '#api/client.ts'
import { CallError, faultOf, isFinal } from '#api/errors.ts'
import { arrived } from '#api/loaded-code.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { loadTheme } from '#games/slots/load-theme.ts'
import type { SpinResult } from '#games/slots/props.ts'
import { isThemeId, type RoundOutcome, type Theme } from '#games/slots/types.ts'
import { SlotsGame } from '#games/slots/view.tsx'
import { SlotsWords } from '#games/slots/words.ts'
import { chunk } from '#islands/chunk.ts'
import { guarded } from '#islands/Guard.tsx'
import { FrameWait } from '#islands/play/games/FrameWait.tsx'
import { type Start, sendToPage } from '#islands/play/games/frame-messages.ts'
import { factsOf, playFree } from '#islands/play/games/free-rounds.ts'
import { shownFunds } from '#islands/play/games/player-funds.ts'
import { refusedRound } from '#islands/play/games/refused-round.ts'
import { useFunds } from '#islands/play/games/use-funds.ts'
import { useHouseGame } from '#islands/play/games/use-house-game.ts'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'

interface Props {
  locale: string
  messages: Messages
}

interface Loaded {
  readonly title: string
  readonly theme: Theme
  readonly slots: ResponseOf<typeof getSlotsState>
  /** A settled round whose result the player has not seen. It is shown first. */
  readonly pending: RoundOutcome | undefined
}

/** The slots game inside its frame. It calls the gateway with the game's own token, and sends messages to the page. */
export const PlaySlots = guarded(function PlaySlots({ locale, messages }: Props) {
  const t = useMemo(() => createTranslate(messages, locale), [messages, locale])
  const { call, state, failed, retry, page } = useHouseGame(load)
  const funds = useFunds(state?.slots)
  const fundsAfter = (own: bigint) => funds.after(own, () => call(getSlotsState, {}))

  const spin = async (stake: bigint, key: string, freeId?: string): Promise<SpinResult> => {
    try {
      if (freeId !== undefined) {
        const { own, ...played } = await playFree(call, freeId, key)
        return { ...played, ...(await fundsAfter(own)) }
      }
      const round = await call(spinSlots, { stake }, { key })
      return { ok: true, roundId: round.roundId, outcome: round.outcome, ...(await fundsAfter(round.balance)) }
    } catch (error) {
      return refusedRound(t, error, { currency: state?.slots.currency ?? '', locale })
    }
  }

  if (failed || !state)
    return (
      <Words value={t}>
        <FrameWait failed={failed} onRetry={retry} />
      </Words>
    )
  const { slots, pending } = state
  return (
    <SlotsWords value={t}>
      <SlotsGame
        theme={state.theme}
        title={state.title}
        mode={slots.mode}
        currency={slots.currency}
        locale={locale}
        {...shownFunds(slots)}
        stakes={slots.stakes}
        startedAt={Date.parse(slots.startedAt)}
        {...(pending ? { pending } : {})}
        spin={spin}
        {...(slots.freeRounds && { free: factsOf(slots.freeRounds) })}
        remember={(key, stake, freeId) =>
          sendToPage({ type: 'keep', key, stake: stake.toString(), ...(freeId !== undefined && { freeId }) })
        }
        forget={() => sendToPage({ type: 'forget' })}
        {...page}
        followBalance={funds.followBalance}
      />
    </SlotsWords>
  )
})

/** @throws {CallError} */
async function load(call: CallFunction, { unresolved }: Start): Promise<Loaded> {
  const lost = unresolved && (await resultOf(call, unresolved))
  const slots = await call(getSlotsState, {})
  return {
    title: slots.gameName,
    theme: await themeNamed(slots.theme),
    slots,
    pending: lost ?? slots.interrupted?.outcome,
  }
}

/**
 * The result of a round whose answer was lost. The spin is sent again with the same idempotency key, so it is not
 * played twice.
 *
 * @returns undefined if the round was refused for good
 * @throws {CallError} if it is not decided yet: there is no answer again, or a refusal that leaves the key unused
 */
async function resultOf(call: CallFunction, { key, stake, freeId }: NonNullable<Start['unresolved']>) {
  try {
    const { outcome } =
      freeId === undefined
        ? await call(spinSlots, { stake: BigInt(stake) }, { key })
        : (await call(spinFreeRound, { freeRoundsId: freeId }, { key })).round
    sendToPage({ type: 'forget' })
    return outcome
  } catch (error) {
    if (!isFinal(faultOf(error))) throw error
    sendToPage({ type: 'forget' })
    return undefined
  }
}

/** @throws {CallError} if the theme's script cannot be loaded, or this version of the site does not have the theme */
async function themeNamed(name: string): Promise<Theme> {
  const { name: call } = getSlotsState
  if (!isThemeId(name)) throw new CallError(call, { kind: 'contract', detail: `no theme ${name}` })
  return await arrived(chunk(loadTheme(name)), call)
}
