import '#ui/status.css'
import '#ui/choice.css'
import { useState } from 'react'
import { type Push, pushKinds } from '#contract/account/push/push.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { choose, push, unsubscribe } from '#stores/account/push/push.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { pushHindrance, unsubscribeBrowser } from './browser.ts'
import { usePush } from './use-push.ts'

/** What this device is told while no page of the site is open. */
export function PushSettings({ language }: { language: string }) {
  const t = useWords<'push' | 'errors' | 'centre'>()
  const state = useAnswer(push.$state)
  return (
    <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={push.refresh}>
      {(value) => (
        <section className="panel column__panel" aria-labelledby="push-title">
          <div className="inbox__bar">
            <h2 id="push-title">{t('push.title')}</h2>
            <span className={`status ${value.here ? 'status--won' : ''}`}>
              {t(value.here ? 'push.on' : 'push.off')}
            </span>
          </div>
          <p className="column__lead">{t('push.lead')}</p>
          <Device language={language} value={value} />
          {value.devices > 0 && <Kinds value={value} />}
        </section>
      )}
    </Resource>
  )
}

/** Turns this device on or off, or says what keeps it from being turned on. */
function Device({ language, value: { key, here } }: { language: string; value: Push }) {
  const t = useWords<'push'>()
  const { busy, failure, run, turnOn } = usePush(language)
  const hindrance = key === null ? 'unavailable' : pushHindrance()
  const turnOff = async () => {
    await unsubscribe()
    await unsubscribeBrowser().catch(() => undefined)
  }
  return (
    <>
      {here ? (
        <button type="button" className="button button--line" aria-disabled={busy} onClick={() => void run(turnOff)}>
          {t('push.turnOff')}
        </button>
      ) : (
        key !== null &&
        !hindrance && (
          <button type="button" className="button button--main" aria-disabled={busy} onClick={() => void turnOn(key)}>
            {t('push.turnOn')}
          </button>
        )
      )}
      {hindrance && !here && <Notice kind="info">{t(`push.${hindrance}`)}</Notice>}
      {failure !== undefined && !hindrance && <Notice kind="error">{failure}</Notice>}
    </>
  )
}

/** What the member's devices are told. */
function Kinds({ value }: { value: Push }) {
  const t = useWords<'push'>()
  const { busy, failure, run } = usePush('')
  const [shown, show] = useState<Pick<Push, 'withdrawals' | 'rewards'>>()
  const now = shown ?? value
  const change = (kind: (typeof pushKinds)[number]) => {
    const { withdrawals, rewards } = now
    const next = { withdrawals, rewards, [kind]: !now[kind] }
    show(next)
    void run(() => choose(next).finally(() => show(undefined)))
  }
  return (
    <>
      <fieldset className="choice">
        <legend>{t('push.kinds')}</legend>
        {pushKinds.map((kind) => (
          <label key={kind} className="choice__option">
            <input type="checkbox" checked={now[kind]} aria-disabled={busy} onChange={() => !busy && change(kind)} />
            <span>{t(`push.kind.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="column__lead">{`${t('push.devices', { count: value.devices })} ${t('push.kinds.note')}`}</p>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
    </>
  )
}
