/** What every database of the protocol has: messages that its transactions send. A row is done when its receiver has committed what it does with it. */
const outbox = `
  create table outbox (
    key text primary key,
    receiver text not null,
    kind text not null,
    purchase_id uuid not null,
    payload jsonb not null,
    is_done boolean not null default false
  );
  create index outbox_due on outbox (key) where not is_done;`

/** Members, their purchases and payments. */
export const membersSchema = `${outbox}
  create table purchases (
    id uuid primary key default gen_random_uuid(),
    member text not null,
    key text not null,
    state text not null default 'pending' check (state in ('pending', 'open', 'capturing', 'paid', 'ended')),
    total int not null,
    expires_at timestamptz not null,
    is_cancelled boolean not null default false,
    unique (member, key)
  );
  create index purchases_due on purchases (expires_at) where state in ('pending', 'open');
  -- What is known of each order, and of the payment: the newest state that arrived.
  create table purchase_parts (
    purchase_id uuid not null references purchases,
    participant text not null,
    total int not null,
    state text not null default 'unknown',
    version int not null default 0,
    primary key (purchase_id, participant)
  );`

/** The stock and the orders of some sellers. */
export const podSchema = `${outbox}
  create table stock (
    item int primary key,
    price int not null,
    on_hand int not null check (on_hand >= 0),
    reserved int not null default 0 check (reserved between 0 and on_hand)
  );
  create table stock_ledger (item int not null references stock, kind text not null check (kind in ('added', 'sold', 'restocked')), quantity int not null, purchase_id uuid);
  create table orders (
    purchase_id uuid primary key,
    state text not null check (state in ('asked', 'reserved', 'rejected', 'confirmed', 'released', 'restocked', 'expired', 'unavailable')),
    version int not null default 0,
    expires_at timestamptz
  );
  create index orders_due on orders (expires_at) where state = 'reserved';
  create table order_lines (purchase_id uuid not null references orders, item int not null references stock, quantity int not null, primary key (purchase_id, item));`
