import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { iconNames } from '#storefront/ui/icon-names.ts'
import iconStyles from '#storefront/ui/icon.module.css'

const spriteNames = new Set<string>(iconNames)

/** A category's icon: a sprite name, or the path of an image. */
export function CategoryIcon({ iconPath }: { iconPath: string }) {
  if (spriteNames.has(iconPath)) return <Icon name={iconPath as IconName} />
  if (iconPath.startsWith('/')) return <img className={iconStyles.icon} src={iconPath} alt="" width={20} height={20} />
  return <Icon name="tag" />
}
