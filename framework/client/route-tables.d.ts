/** What `framework/build/route-tables.ts` generates for production: loads the routes of each section. Empty on the dev server. */
declare module '@generated/route-tables/sections' {
  const sections: Record<string, () => Promise<unknown>>;
  export default sections;
}
