import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { type Postback, type PostbackEvent, postbackEvents } from '#contract/agents/postbacks/postback.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { LinkPostbackStore } from '#stores/agents/postbacks/postbacks.ts'
import { CheckField, TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'

interface Props {
  postback: Postback
  store: LinkPostbackStore
  onSecret: (secret: string | null) => void
}

/** The address and the events of a link's postbacks; all events are chosen at first. */
export function PostbackForm({ postback, store, onSecret }: Props) {
  const t = useWords<'postbacks' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [url, setUrl] = useState(postback.url ?? '')
  const [events, setEvents] = useState<readonly PostbackEvent[]>(
    postback.events.length > 0 ? postback.events : postbackEvents,
  )
  const [done, setDone] = useState<'postback.saved' | 'postback.stopped'>()
  const code = fault?.kind === 'refused' ? fault.code : undefined
  const save = (to: string | null) => {
    setDone(undefined)
    void run?.(async () => {
      const secret = await store.set(to, to === null ? [] : events)
      if (secret !== null) onSecret(secret)
      if (to === null) setUrl('')
      setDone(to === null ? 'postback.stopped' : 'postback.saved')
    })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save(url.trim() === '' ? 'https://' : url.trim())
  }
  return (
    <form className="form" onSubmit={submit} noValidate aria-label={t('postback.title')}>
      <TextField
        label={t('postback.url')}
        hint={t('postback.url.hint')}
        error={code === 'postback_url_invalid' ? t('error.postback_url_invalid') : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        placeholder="https://"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset className="register__events">
        <legend>{t('postback.events')}</legend>
        {postbackEvents.map((event) => (
          <CheckField
            key={event}
            label={t(`postback.event.${event}`)}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(postbackEvents.filter((each) => (each === event ? target.checked : events.includes(each))))
            }
          />
        ))}
        <p className="field__hint">{t('postback.events.note')}</p>
      </fieldset>
      {fault && code !== 'postback_url_invalid' && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {done && <Notice kind="success">{t(done)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('postback.saving')}>
        {t('postback.save')}
      </SubmitButton>
      {postback.url !== null && (
        <button type="button" className="button button--line" aria-disabled={busy} onClick={() => save(null)}>
          {t('postback.stop')}
        </button>
      )}
    </form>
  )
}
