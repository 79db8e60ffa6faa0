import type { NotificationSetting } from '#contract/notifications/calls.ts'
import { switchedChannels } from '#contract/notifications/channels.ts'
import { topicNames } from '#contract/notifications/kinds.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useLoaded } from '#storefront/app/state/use-state-of.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import styles from './notification-settings.module.css'

/** What the member is told, by topic and channel. */
export function NotificationSettings({ loaded }: { loaded: NotificationSetting[] }) {
  const t = useT()
  return (
    <Panel title={t('notifications.settings.title')} id="notification-settings">
      <p className="muted">{t('notifications.settings.text')}</p>
      <table className={styles.table} aria-labelledby="notification-settings">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('notifications.topics')}</span>
            </th>
            {switchedChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notifications.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topicNames.map((topic) => (
            <tr key={topic}>
              <th scope="row">{t(`notifications.topic.${topic}`)}</th>
              {loaded
                .filter((setting) => setting.topic === topic)
                .map((setting) => (
                  <td key={setting.channel}>
                    <SettingBox loaded={setting} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/**
 * One topic on one channel. A change is saved at once, beside those of other boxes that are still being saved; meanwhile the box is not
 * disabled, which would lose the focus.
 */
function SettingBox({ loaded }: { loaded: NotificationSetting }) {
  const t = useT()
  const [{ topic, channel, isOn, isFixed }, setSetting] = useLoaded(loaded)
  const { run } = useAction((change: Pick<NotificationSetting, 'topic' | 'channel' | 'isOn'>) => api.notifications.changeSetting(change), {
    onDone: (all) => setSetting(all.find((each) => each.topic === topic && each.channel === channel) ?? loaded),
    success: () => t('notifications.settings.saved'),
  })
  return (
    <Checkbox
      aria-label={t('notifications.settings.of', {
        topic: t(`notifications.topic.${topic}`),
        channel: t(`notifications.channel.${channel}`),
      })}
      checked={isOn}
      disabled={isFixed}
      onChange={() => void run({ topic, channel, isOn: !isOn })}
    />
  )
}
