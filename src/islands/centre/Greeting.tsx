import { useWords } from '#islands/Words.tsx'
import { initialsOf } from '#lib/masked.ts'
import { $role, $session } from '#stores/account/auth/session.ts'
import { $vipLabel } from '#stores/account/members/current-member.ts'
import { $icon } from '#stores/account/security/profile.ts'
import { useStore } from '#stores/use-store.ts'

/** The logged-in person at the top of the front page: picture, name, role and VIP level. */
export function Greeting() {
  const t = useWords<'centre'>()
  const session = useStore($session)
  const role = useStore($role)
  const vip = useStore($vipLabel)
  const icon = useStore($icon)
  const name = session?.shownName ?? session?.account ?? ''
  return (
    <section className="me" aria-label={t('me')}>
      <span className="avatar" aria-hidden="true">
        {icon === undefined ? initialsOf(name) : <img src={icon} width="44" height="44" alt="" />}
      </span>
      <div>
        <h2>{name}</h2>
        <p>
          <span>{t(`role.${role}`)}</span>
          {vip && <b className="me__vip">{vip}</b>}
        </p>
      </div>
    </section>
  )
}
