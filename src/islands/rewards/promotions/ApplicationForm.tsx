import '#ui/field.css'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { mostComment, mostPictures } from '#contract/rewards/promotions/apply-for-promotion.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { applyFor, uploadOfApplication } from '#stores/rewards/promotions/promotions.ts'
import { PictureInput } from '#ui/PictureInput.tsx'

/** Pixels in which a receipt can be read. */
const longest = 2_400

interface Props {
  promotionId: string
  language: SiteLanguage
  locale: string
  onDone: (text: string) => void
  onBack: () => void
}

/** An application: a comment, and up to three pictures. */
export function ApplicationForm({ promotionId, language, locale, onDone, onBack }: Props) {
  const t = useWords<'promotions' | 'uploads' | 'protection-limits' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [comment, setComment] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), [])
  const isLong = comment.length > mostComment
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLong) return field.current?.focus()
    void run?.(async () => {
      await applyFor(promotionId, comment, pictures, language)
      onDone(t('reward.applied'))
    })
  }
  const add = (file: Blob) =>
    run?.(async () => {
      const picture = await uploadOfApplication(file)
      setPictures((before) => [...before, picture])
    })
  return (
    <form className="reward__form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t('reward.apply.comment')}</label>
        <textarea
          className="input reward__input"
          id={id}
          ref={field}
          rows={3}
          value={comment}
          aria-invalid={isLong ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <p className={isLong ? 'field__error' : 'field__hint'} id={`${id}-hint`} role={isLong ? 'alert' : undefined}>
          {`${t(isLong ? 'reward.apply.long' : 'reward.apply.hint', { most: mostComment })} ${comment.length}/${mostComment}`}
        </p>
      </div>
      <p role="status">{t('reward.apply.pictures', { count: pictures.length, most: mostPictures })}</p>
      <div className="reward__acts">
        {pictures.length < mostPictures && (
          <PictureInput longest={longest} busy={busy} onPick={(file) => void add(file)}>
            {t('picture.add')}
          </PictureInput>
        )}
        <button type="submit" className="button button--main" aria-disabled={busy}>
          {t('reward.apply.send')}
        </button>
        <button type="button" className="button button--line" onClick={onBack}>
          {t('reward.apply.back')}
        </button>
      </div>
      <p className="field__hint">{t('picture.hint')}</p>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
    </form>
  )
}
