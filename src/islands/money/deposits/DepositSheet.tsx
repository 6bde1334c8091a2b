import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Deposit } from './Deposit.tsx'
import sheet from './deposit.css?url'

interface Props {
  language: SiteLanguage
  locale: string
  onClose: () => void
}

/** The deposit over a game, which stays open below it. */
export function DepositSheet({ language, locale, onClose }: Props) {
  const t = useWords<'deposits' | 'games'>()
  return (
    <Dialog title={t('deposit.title')} closeLabel={t('close')} onClose={onClose} sheet={sheet}>
      <Deposit language={language} locale={locale} onPlay={onClose} />
    </Dialog>
  )
}
