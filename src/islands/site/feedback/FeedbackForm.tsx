import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { FeedbackRules } from '#contract/site/system/permission.ts'
import { guarded } from '#islands/Guard.tsx'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useRun } from '#islands/use-run.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import {
  checkFeedback,
  contactLimit,
  type FeedbackErrors,
  feedbackRules,
  lengthOf,
  prepareFeedback,
  submitFeedback,
} from '#stores/site/feedback/feedback.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { useBootText } from '#ui/use-boot-text.ts'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
  /** These come from the build, and are loaded again when the form is used. */
  rules: FeedbackRules
}

const empty = { questionType: '', content: '', contact: '' } as const

/** The feedback form. After an error it keeps what was written. */
export const FeedbackForm = guarded(function FeedbackForm({ language, locale, messages, rules: built }: Props) {
  const t = createTranslate(messages, locale)
  const id = useId()
  const [rules, setRules] = useState(built)
  const [fields, setFields] = useState<Record<keyof typeof empty, string>>(empty)
  const [errors, setErrors] = useState<FeedbackErrors>({})
  const [isSent, setIsSent] = useState(false)
  const { busy, failure: fault, run } = useRun(faultOf)
  const form = useFirstInvalid(errors)
  useBootText(form, (typed) => setFields((now) => ({ ...now, ...typed })))
  useEffect(() => {
    void feedbackRules(language).then((now) => now && setRules(now))
  }, [language])
  // A link can choose the subject.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('type')
    if (asked) setFields((now) => (now.questionType === '' ? { ...now, questionType: asked } : now))
  }, [])
  const change =
    (name: keyof typeof empty) =>
    ({ target: { value } }: { target: { value: string } }) =>
      setFields((now) => ({ ...now, [name]: value }))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = checkFeedback(fields, rules)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    void run(async () => {
      await submitFeedback(fields)
      setFields(empty)
      setIsSent(true)
    })
  }
  if (isSent)
    return (
      <Notice kind="success" action={{ text: t('feedback.more'), onClick: () => setIsSent(false) }}>
        {t('feedback.sent')}
      </Notice>
    )
  const bounds = { min: rules.minLength, max: rules.maxLength }
  const typeError = errors.questionType && t('feedback.type.required')
  const contentError = errors.content && t(`feedback.content.${errors.content}`, bounds)
  return (
    <form ref={form} className="form" onSubmit={submit} onFocus={prepareFeedback} noValidate>
      <div className="field">
        <label htmlFor={`${id}-type`}>{t('feedback.type')}</label>
        <select
          className="input"
          id={`${id}-type`}
          name="questionType"
          value={rules.questionTypes.includes(fields.questionType) ? fields.questionType : ''}
          aria-invalid={typeError ? true : undefined}
          aria-describedby={typeError && `${id}-type-error`}
          onChange={change('questionType')}
        >
          <option value="">{t('feedback.type.choose')}</option>
          {rules.questionTypes.map((type) => (
            <option key={type} value={type}>
              {messages[`feedback.type.${type}`] ?? type}
            </option>
          ))}
        </select>
        {typeError && (
          <p className="field__error" id={`${id}-type-error`} role="alert">
            {typeError}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-content`}>{t('feedback.content')}</label>
        <textarea
          className="input feedback__text"
          id={`${id}-content`}
          name="content"
          rows={5}
          value={fields.content}
          aria-invalid={contentError ? true : undefined}
          aria-describedby={contentError ? `${id}-content-error ${id}-content-hint` : `${id}-content-hint`}
          onChange={change('content')}
        />
        {contentError && (
          <p className="field__error" id={`${id}-content-error`} role="alert">
            {contentError}
          </p>
        )}
        <p className="field__hint feedback__count" id={`${id}-content-hint`}>
          <span>{t(rules.minLength > 1 ? 'feedback.content.hint' : 'feedback.content.hint.most', bounds)}</span>
          <span data-over={lengthOf(fields.content) > rules.maxLength ? '' : undefined}>
            {`${lengthOf(fields.content)}/${rules.maxLength}`}
          </span>
        </p>
      </div>
      <TextField
        label={t('feedback.contact')}
        hint={t('feedback.contact.hint')}
        name="contact"
        autoComplete="email"
        maxLength={contactLimit}
        value={fields.contact}
        onChange={change('contact')}
      />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('feedback.busy')}>
        {t('feedback.submit')}
      </SubmitButton>
    </form>
  )
})
