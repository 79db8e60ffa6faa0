import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { Words } from '../text/words.tsx'
import { Menu } from './menu.tsx'
import styles from './link-menu.module.css'

/** The address of a list with one choice; the current one is marked. */
export interface LinkChoice {
  text: string
  to: string
  current: boolean
}

interface LinkMenuProps {
  /** What is chosen. */
  label: string
  choices: LinkChoice[]
}

/** One of several choices for a list, as links in a menu, which work before the scripts are loaded. */
export function LinkMenu({ label, choices }: LinkMenuProps) {
  return (
    <Menu
      className={styles.sortMenu}
      button={
        <span className={styles.sort}>
          <span>{`${label}:`}</span> <b className="b5">{choices.find(({ current }) => current)?.text}</b>
          <Icon name="chevron-down" size={18} />
        </span>
      }
    >
      <ChoiceLinks choices={choices} />
    </Menu>
  )
}

/** The choices alone, for a menu or a sheet. */
export function ChoiceLinks({ choices, onChoose }: Pick<LinkMenuProps, 'choices'> & { onChoose?: () => void }) {
  return choices.map(({ text, to, current }) => (
    <Link key={to} to={to} aria-current={current ? 'true' : undefined} onClick={onChoose} preventScrollReset>
      <Words>{text}</Words>
      {current && <Icon name="check" size={18} />}
    </Link>
  ))
}
