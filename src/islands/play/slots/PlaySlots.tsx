import { useCallback, useEffect, useMemo, useRef } from 'react'
import { validate } from 'superstruct'
import type { CallFunction } from '#api/client.ts'
import { CallError, type CallFault, faultOf, isFinal, isUncertain } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { protectedFaultText } from '#api/limit-text.ts'
import { arrived } from '#api/loaded-code.ts'
import { RealityCheckStruct } from '#contract/account/protection/protection.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { BonusLimitStruct, type Wagering } from '#contract/rewards/bonuses/bonus.ts'
import { loadTheme } from '#games/slots/load-theme.ts'
import type { RealityFacts, SpinResult, WageringFacts } from '#games/slots/props.ts'
import { isThemeId, type RoundOutcome, type Theme } from '#games/slots/types.ts'
import { SlotsGame } from '#games/slots/view.tsx'
import { SlotsWords } from '#games/slots/words.ts'
import { chunk } from '#islands/chunk.ts'
import { guarded } from '#islands/Guard.tsx'
import { followBalance, type Start, sendToPage } from '#islands/play/games/frame-messages.ts'
import { factsOf, playFree } from '#islands/play/games/free-rounds.ts'
import { useHouseGame } from '#islands/play/games/use-house-game.ts'
import { useWords, Words } from '#islands/Words.tsx'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { Notice } from '#ui/Notice.tsx'

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
  const { call, state, failed, retry, offers } = useHouseGame(load)
  const currency = state?.slots.currency ?? ''
  // The player plays with own money and that of a running bonus.
  const bonus = useRef<bigint>(undefined)
  const subscribe = useCallback(
    (listener: (balance: bigint) => void) => followBalance(currency, (own) => listener(own + (bonus.current ?? 0n))),
    [currency],
  )
  const known = state?.slots.bonus ?? undefined
  useEffect(() => {
    bonus.current = known
  }, [known])

  /** The funds after a round. They are loaded only if a bonus is running. */
  const fundsAfter = async (own: bigint) => {
    if (bonus.current === undefined) return { balance: own }
    const now = await call(getSlotsState, {}).catch(() => undefined)
    if (!now) return { balance: own + bonus.current, bonus: bonus.current }
    bonus.current = now.bonus ?? undefined
    const { balance, bonus: bonusFunds, net, wagering } = now
    const running = bonusFunds !== null && { bonus: bonusFunds, ...(wagering && { wagering: wageringFacts(wagering) }) }
    return { balance: balance + (bonusFunds ?? 0n), net, ...running }
  }

  const spin = async (stake: bigint, key: string, freeId?: string): Promise<SpinResult> => {
    try {
      if (freeId !== undefined) {
        const { own, ...played } = await playFree(call, freeId, key)
        return { ...played, ...(await fundsAfter(own)) }
      }
      const round = await call(spinSlots, { stake }, { key })
      return { ok: true, roundId: round.roundId, outcome: round.outcome, ...(await fundsAfter(round.balance)) }
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'refused' && fault.status === 401) sendToPage({ type: 'expired' })
      const code = fault.kind === 'refused' ? fault.code : fault.kind
      const message = bonusLimitText(t, fault, locale) ?? protectedFaultText(t, fault, { currency, locale })
      const check = fault.kind === 'refused' && code === 'reality_check_due' ? checkOf(fault.value) : undefined
      return { ok: false, code, message, retry: isUncertain(fault), isFinal: isFinal(fault), ...(check && { check }) }
    }
  }

  const passCheck = () =>
    call(passRealityCheck, {}).then(
      () => true,
      () => false,
    )

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
        balance={slots.balance + (slots.bonus ?? 0n)}
        {...(slots.bonus !== null && { bonus: slots.bonus })}
        {...(slots.wagering && { wagering: wageringFacts(slots.wagering) })}
        stakes={slots.stakes}
        net={slots.net}
        startedAt={Date.parse(slots.startedAt)}
        {...(pending ? { pending } : {})}
        spin={spin}
        {...(slots.freeRounds && { free: factsOf(slots.freeRounds) })}
        remember={(key, stake, freeId) =>
          sendToPage({ type: 'keep', key, stake: stake.toString(), ...(freeId !== undefined && { freeId }) })
        }
        forget={() => sendToPage({ type: 'forget' })}
        passCheck={passCheck}
        onLeave={(to) => sendToPage({ type: 'leave', to })}
        onBalance={() => sendToPage({ type: 'balance' })}
        followBalance={subscribe}
        {...(offers('deposit') ? { onDeposit: () => sendToPage({ type: 'deposit' }) } : {})}
        {...(offers('free') ? { onFree: () => sendToPage({ type: 'free' }) } : {})}
      />
    </SlotsWords>
  )
})

/** The wagering of a bonus as the game shows it. */
const wageringFacts = ({ required, progress, percent, maxBet, expiresAt }: Wagering): WageringFacts => ({
  required,
  progress,
  percent,
  ...(maxBet !== null && { maxBet }),
  expiresAt: Date.parse(expiresAt),
})

/** How high a stake may be while a bonus is running; undefined if that is not why the spin was refused. */
function bonusLimitText(t: Translate<'slots'>, fault: CallFault, locale: string): string | undefined {
  if (fault.kind !== 'refused' || fault.code !== 'bonus_bet_too_high') return undefined
  const [failure, value] = validate(fault.value, BonusLimitStruct, { coerce: true })
  return failure ? undefined : t('slots.bonus.limit', { limit: formatMoney(value.limit, value.currency, locale) })
}

/** The facts of a check; undefined if the gateway did not send them. */
function checkOf(value: unknown): RealityFacts | undefined {
  const [failure, facts] = validate(value, RealityCheckStruct, { coerce: true })
  return failure ? undefined : { startedAt: Date.parse(facts.startedAt), net: facts.net }
}

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

interface FrameWaitProps {
  /** Undefined while the game is loading. */
  failed: CallError | undefined
  onRetry: () => void
}

/** Shown in the frame of a game while the game is loading, or if loading failed. */
function FrameWait({ failed, onRetry }: FrameWaitProps) {
  const t = useWords<'games' | 'errors'>()
  return (
    <main className="play-message">
      <h1 className="unseen">{t('frame.label')}</h1>
      {failed ? (
        <Notice kind="error" action={{ text: t('retry'), onClick: onRetry }}>
          {faultText(t, failed.fault)}
        </Notice>
      ) : (
        <p role="status">
          <span className="busy" aria-hidden="true" />
          <span className="unseen">{t('loading')}</span>
        </p>
      )}
    </main>
  )
}
