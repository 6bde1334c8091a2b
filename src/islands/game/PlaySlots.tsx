import { useCallback, useEffect, useMemo, useState } from 'react'
import { createClient } from '#api/client.ts'
import { CallError, faultOf, isUncertain } from '#api/errors.ts'
import { arrived } from '#api/late.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getSlotsState } from '#contract/game/get-slots-state.ts'
import { spinSlots } from '#contract/game/spin-slots.ts'
import type { SpinResult } from '#games/slots/props.ts'
import { loadTheme } from '#games/slots/themes/load.ts'
import { isThemeId, type RoundOutcome, type Theme } from '#games/slots/types.ts'
import { SlotsGame } from '#games/slots/view.tsx'
import { chunk } from '#islands/chunk.ts'
import { faultText } from '#islands/fault-text.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { Notice } from '#ui/Notice.tsx'
import { followBalance, sendToPage, useStart } from './frame-messages.ts'

interface Props {
  locale: string
  messages: Messages
}

type State = ResponseOf<typeof getSlotsState>

/** The slots game inside its frame: talks to the gateway with the game's own token and to the page by messages. */
export function PlaySlots({ locale, messages }: Props) {
  const t = useMemo(() => createTranslate(messages, locale), [messages, locale])
  const start = useStart()
  const [state, setState] = useState<State>()
  const [theme, setTheme] = useState<Theme>()
  /** A round that was cut off: settled by now, and shown first. */
  const [cutOff, setCutOff] = useState<RoundOutcome>()
  const [failed, setFailed] = useState<CallError>()

  const call = useMemo(() => {
    const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''
    return createClient({ baseUrl, token: () => start?.gameToken })
  }, [start])

  const load = useCallback(async () => {
    if (!start) return
    setFailed(undefined)
    try {
      // A round whose answer got lost is asked for again with its own key: there is exactly one result to it.
      if (start.unresolved) {
        const { key, stake } = start.unresolved
        const { outcome } = await call(spinSlots, { stake: BigInt(stake) }, { key })
        setCutOff(outcome)
        sendToPage({ type: 'forget' })
      }
    } catch (error) {
      const fault = faultOf(error)
      if (isUncertain(fault)) return setFailed(error instanceof CallError ? error : undefined)
      sendToPage({ type: 'forget' })
    }
    try {
      const loaded = await call(getSlotsState, {})
      setTheme(await themeNamed(loaded.theme))
      setState(loaded)
      sendToPage({ type: 'title', title: loaded.gameName })
      sendToPage({ type: 'balance' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.fault.kind === 'refused' && error.fault.status === 401) sendToPage({ type: 'expired' })
      setFailed(error)
    }
  }, [start, call])

  useEffect(() => void load(), [load])

  const currency = state?.currency ?? ''
  const follow = useCallback((hear: (balance: bigint) => void) => followBalance(currency, hear), [currency])
  const offers = (way: 'deposit' | 'free') => start?.ways.includes(way) === true

  const spin = async (stake: bigint, key: string): Promise<SpinResult> => {
    try {
      const round = await call(spinSlots, { stake }, { key })
      return { ok: true, roundId: round.roundId, outcome: round.outcome, balance: round.balance }
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'refused' && fault.status === 401) sendToPage({ type: 'expired' })
      const code = fault.kind === 'refused' ? fault.code : fault.kind
      return { ok: false, code, message: faultText(t, fault), retry: isUncertain(fault) }
    }
  }

  if (failed)
    return (
      <main className="play-message">
        <h1 className="unseen">{t('frame.label')}</h1>
        <Notice kind="error" action={{ text: t('retry'), onClick: () => void load() }}>
          {faultText(t, failed.fault)}
        </Notice>
      </main>
    )
  if (!state || !theme)
    return (
      <main className="play-message">
        <h1 className="unseen">{t('frame.label')}</h1>
        <p role="status">
          <span className="busy" aria-hidden="true" />
          <span className="unseen">{t('loading')}</span>
        </p>
      </main>
    )
  const pending = cutOff ?? state.interrupted?.outcome
  return (
    <SlotsGame
      theme={theme}
      title={state.gameName}
      mode={state.mode}
      currency={state.currency}
      locale={locale}
      balance={state.balance}
      stakes={state.stakes}
      net={state.net}
      startedAt={Date.parse(state.startedAt)}
      {...(pending ? { pending } : {})}
      spin={spin}
      remember={(key, stake) => sendToPage({ type: 'keep', key, stake: stake.toString() })}
      forget={() => sendToPage({ type: 'forget' })}
      t={t}
      onBalance={() => sendToPage({ type: 'balance' })}
      followBalance={follow}
      {...(offers('deposit') ? { onDeposit: () => sendToPage({ type: 'deposit' }) } : {})}
      {...(offers('free') ? { onFree: () => sendToPage({ type: 'free' }) } : {})}
    />
  )
}

/** @throws {CallError} where the theme's script does not arrive, or this site is older than the theme */
async function themeNamed(name: string): Promise<Theme> {
  const { name: call } = getSlotsState
  if (!isThemeId(name)) throw new CallError(call, { kind: 'contract', detail: `no theme ${name}` })
  return await arrived(chunk(loadTheme(name)), call)
}
