import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  home: string
  language: SiteLanguage
}

/** Link to the chat room, if the operator has one. The permission call is made when the menu is first opened. */
export function ChatLink({ home, language }: Props) {
  const t = useWords<'common'>()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const menu = document.getElementById('member-menu')
    const load = async () => {
      const { loadPermission } = await import('#stores/site/system/permission.ts')
      setShown((await loadPermission(language))?.info.chat ?? false)
    }
    // The menu works without scripts, so it can be open before this island is hydrated.
    if (menu?.matches(':popover-open')) void load()
    else menu?.addEventListener('beforetoggle', load, { once: true })
    return () => menu?.removeEventListener('beforetoggle', load)
  }, [language])
  if (!shown) return null
  return (
    <a href={`${home}#chat`} data-popup="chat">
      <Icon name="megaphone" small />
      <span>{t('account.chat')}</span>
    </a>
  )
}
