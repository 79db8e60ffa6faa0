/** The process of PHOTO_MODEL. `onnxruntime-node` is not among what the mall installs. */
import { setPriority } from 'node:os'
import { serveNetwork } from '@kalata/photo-matcher/network/serve-network.ts'

// Pages go first.
setPriority(10)
serveNetwork()
