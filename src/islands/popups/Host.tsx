import { useArrived } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Messages } from '#lib/messages.ts'
import { closePopup, type Popup } from '#stores/popup.ts'
import { Loading } from './Loading.tsx'
import { PopupWords, wordsOf } from './PopupWords.tsx'
import { entryOf } from './registry.tsx'

interface Props {
  popup: Popup
  language: SiteLanguage
  locale: string
  /** Words of the page, to which those of the popup are added. */
  messages: Messages
}

/** The popup in the address, with its code and words. A popup of another kind has another host. */
export function Host({ popup, language, locale, messages }: Props) {
  const t = useWords<'common'>()
  const { words, code, dialog } = entryOf(popup)
  const isThere = useArrived(() => Promise.all([wordsOf(words), ...code.map((part) => part.arrive())]))
  if (!isThere) return <Loading label={t('loading')} />
  return (
    <PopupWords areas={words} locale={locale} messages={messages}>
      {dialog(popup, { language, locale, onClose: closePopup })}
    </PopupWords>
  )
}
