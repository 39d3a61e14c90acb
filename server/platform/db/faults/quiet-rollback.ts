import type { Dialect } from 'kysely';

/**
 * Where a transaction fails because its disk is full or its connection is gone, there is mostly
 * nothing left to roll back, and the rollback fails as well: what it says would take the place of what
 * happened. The connection is given up by its driver.
 */
export function withQuietRollback(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const rollBack = driver.rollbackTransaction.bind(driver);
      driver.rollbackTransaction = async (connection) => {
        try {
          await rollBack(connection);
        } catch {
          // The first error is on its way to the caller.
        }
      };
      return driver;
    },
  };
}
