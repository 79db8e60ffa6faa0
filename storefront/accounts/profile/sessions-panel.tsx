import type { SessionView } from '#contract/accounts/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useLoaded } from '#storefront/app/state/use-state-of.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { leaveAfterSignOut } from '../session/sign-out.ts'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import accountPanelStyles from './account-panel.module.css'

const icons = { computer: 'monitor', phone: 'smartphone', tablet: 'tablet' } as const

/** The member's sessions, with buttons to end one, all others or all. */
export function SessionsPanel({ loaded }: { loaded: SessionView[] }) {
  const t = useT()
  const { sessions, busy, end, endOthers, endAll } = useSessions(loaded)
  return (
    <Panel title={t('accounts.sessions.title')} className={accountPanelStyles.acc}>
      <p className="muted">{t('accounts.sessions.text')}</p>
      <ul className={accountPanelStyles.rows}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} busy={busy === session.id} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <div className={accountPanelStyles.acts}>
        {sessions.length > 1 && (
          <Button kind="line" busy={busy === 'others'} onClick={() => void endOthers()}>
            {t('accounts.sessions.endOthers')}
          </Button>
        )}
        <Button kind="deal" busy={busy === 'all'} onClick={() => void endAll()}>
          {t('accounts.sessions.endAll')}
        </Button>
      </div>
    </Panel>
  )
}

function Session({ session, busy, onEnd }: { session: SessionView; busy: boolean; onEnd: () => void }) {
  const t = useT()
  const lang = useLang()
  const { browser, system, device, current, ip, seenAt } = session
  const name = [browser, system].filter(Boolean).join(', ') || t(`accounts.sessions.device.${device}`)
  return (
    <li>
      <Icon name={icons[device]} />
      <div>
        <b>{name}</b> {current && <Badge kind="ok">{t('accounts.sessions.current')}</Badge>}
        <p>{t('accounts.sessions.seen', { when: formatMoment(seenAt, lang), ip })}</p>
      </div>
      {!current && (
        <Button kind="line" size="sm" busy={busy} onClick={onEnd} aria-label={t('accounts.sessions.endName', { name })}>
          {t('accounts.sessions.end')}
        </Button>
      )}
    </li>
  )
}

function useSessions(loaded: SessionView[]) {
  const t = useT()
  const [sessions, setSessions] = useLoaded(loaded)
  const { running, run } = useAction((_name: string, action: () => Promise<void>) => action())
  return {
    sessions,
    busy: running?.[0],
    end: (id: string) =>
      run(id, async () => {
        setSessions(await api.accounts.endSession({ id }))
        toast({ text: t('accounts.sessions.ended'), kind: 'ok' })
      }),
    endOthers: () =>
      run('others', async () => {
        await api.accounts.endSessions({ keepThis: true })
        setSessions(sessions.filter(({ current }) => current))
        toast({ text: t('accounts.sessions.ended'), kind: 'ok' })
      }),
    endAll: () =>
      run('all', async () => {
        await api.accounts.endSessions()
        leaveAfterSignOut()
      }),
  }
}
