import { useEffect, useRef, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './campaigns.module.css'
import { useMovingTrack } from './use-moving-track.ts'

/** Which campaign is shown, buttons that show another, and one that stops what moves by itself. Stands beside the row of campaigns. */
export function CampaignControls({ titles }: { titles: string[] }) {
  const t = useT()
  const controls = useRef<HTMLDivElement>(null)
  const [track, setTrack] = useState<HTMLElement>()
  useEffect(() => setTrack((controls.current?.previousElementSibling as HTMLElement | null) ?? undefined), [])
  const { shown, isPaused, setPaused, show } = useMovingTrack(track, titles.length)
  return (
    <div className={styles.controls} ref={controls}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          aria-label={t('scenes.campaign.show', { place: index + 1, count: titles.length, title })}
          aria-current={index === shown}
          onClick={() => show(index)}
        />
      ))}
      <button
        type="button"
        className={styles.pause}
        aria-label={t(isPaused ? 'scenes.campaigns.play' : 'scenes.campaigns.pause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </button>
    </div>
  )
}
