import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  home: string
  language: SiteLanguage
}

/** The way to the chat room, where the operator has one; asked for when the menu is opened for the first time. */
export function ChatLink({ home, language }: Props) {
  const t = useWords<'common'>()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const menu = document.getElementById('member-menu')
    const look = async () => {
      const { loadPermission } = await import('#stores/permission.ts')
      setShown((await loadPermission(language))?.info.chat ?? false)
    }
    // It opens by itself, be this island there or not.
    if (menu?.matches(':popover-open')) void look()
    else menu?.addEventListener('beforetoggle', look, { once: true })
    return () => menu?.removeEventListener('beforetoggle', look)
  }, [language])
  if (!shown) return null
  return (
    <a href={`${home}#chat`} data-popup="chat">
      <Icon name="megaphone" small />
      {t('account.chat')}
    </a>
  )
}
