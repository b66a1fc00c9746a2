// On the page at the old address of an article: leads to the new one with query and fragment, which the redirect of the
// page itself would lose. The page has one link: its canonical address, with a fragment if it is a part of an article.
const {pathname, hash} = new URL(document.querySelector('link')?.href ?? '/', location.href);
location.replace(pathname + location.search + (hash || location.hash));
