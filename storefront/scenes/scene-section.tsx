import type { Scene } from '#contract/scenes/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { SceneList } from './scene-list.tsx'

/** Products in use, and the way to all scenes. */
export function SceneSection({ scenes }: { scenes: Scene[] }) {
  const t = useT()
  return (
    <Section title={t('scenes.zone')} all="/ideas">
      <SceneList scenes={scenes} row />
    </Section>
  )
}
