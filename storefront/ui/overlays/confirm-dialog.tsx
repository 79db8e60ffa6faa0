import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

interface ConfirmDialogProps {
  title: string
  /** The buttons. */
  no: string
  yes: string
  /** What was confirmed is being done. */
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** What it means. */
  children: ReactNode
}

/** Asks before something is done that no press takes back. */
export function ConfirmDialog({ title, no, yes, busy, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} width="sheet">
      {children}
      <div className={styles.acts}>
        <Button kind="line" onClick={onClose}>
          {no}
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
