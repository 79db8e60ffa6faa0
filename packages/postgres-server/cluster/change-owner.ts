/**
 * Gives what migrations have made in a database to another role: what `reassign owned` does, which PostgreSQL refuses for the superuser that the
 * cluster was made with. Parts of extensions, and sequences of columns, are left out: they follow.
 * @param from and `to` are names of roles as they stand in SQL
 */
export const changeOwner = (from: string, to: string): string => `
do $$
declare statement text;
begin
  for statement in
    with made as (
      select 'pg_class'::regclass as catalog, c.oid, format('table %s', c.oid::regclass) as name from pg_class c
        where relowner = '${from}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
            and d.refclassid = 'pg_class'::regclass)
      union all select 'pg_proc'::regclass, oid, format('routine %s', oid::regprocedure) from pg_proc where proowner = '${from}'::regrole
      union all select 'pg_ts_config'::regclass, oid, format('text search configuration %s', oid::regconfig) from pg_ts_config
        where cfgowner = '${from}'::regrole
      union all select 'pg_ts_dict'::regclass, oid, format('text search dictionary %s', oid::regdictionary) from pg_ts_dict
        where dictowner = '${from}'::regrole)
    -- What the system itself has made has lower numbers.
    select format('alter %s owner to ${to}', name) from made where oid >= 16384
      and not exists (select from pg_depend d where d.classid = catalog and d.objid = made.oid and d.deptype = 'e')
  loop
    execute statement;
  end loop;
end $$`
