import './push-question.css'
import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { noteAsked, push, wasAsked } from '#stores/account/push/push.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { pushHindrance } from './browser.ts'
import { usePush } from './use-push.ts'

/**
 * Asks once on a device whether it shall be told when a withdrawal is paid, where that is possible. Nothing is shown to
 * somebody who has it already, has answered, or whose browser cannot do it.
 */
export function PushQuestion({ language }: { language: string }) {
  const t = useWords<'push'>()
  const state = useStore(push.$state)
  const { busy, failure, turnOn } = usePush(language)
  const [isOpen] = useState(() => 'value' in state && !state.value.here && pushHindrance() === undefined && !wasAsked())
  const [isRefused, refuse] = useState(false)
  const value = 'value' in state ? state.value : undefined
  const key = value?.key
  if (!isOpen || isRefused || !key) return null
  if (value?.here) {
    return (
      <p tabIndex={-1} ref={takeFocus} className="column__lead">
        {t('push.ask.done')}
      </p>
    )
  }
  const answer = (isYes: boolean) => {
    noteAsked()
    if (isYes) void turnOn(key)
    else refuse(true)
  }
  return (
    <section className="push-question" aria-labelledby="push-question">
      <h3 id="push-question">{t('push.ask.title')}</h3>
      <p className="column__lead">{t('push.ask.text')}</p>
      <div className="push-question__acts">
        <button type="button" className="button" aria-disabled={busy} onClick={() => answer(true)}>
          {t('push.ask.yes')}
        </button>
        <button type="button" className="button button--line" onClick={() => answer(false)}>
          {t('push.ask.no')}
        </button>
      </div>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
    </section>
  )
}
