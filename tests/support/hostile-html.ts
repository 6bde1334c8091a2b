/** HTML that tries to do harm, and what remains of it; links without what each cleaner adds to them. */
export const hostileHtml = [
  // Scripts.
  ['<p>a<script>steal()</script></p>', '<p>a</p>'],
  ['<scr<script>x</script>ipt>steal()</script>', ''],
  ['<noscript><img src="x" onerror="steal()"></noscript>a', 'a'],
  ['<p>a</p><template><script>steal()</script><p>b</p></template>', '<p>a</p>'],
  ['<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>steal()</script>">a</iframe>b', 'b'],
  ['<object data="https://evil.example/"><p>a</p></object><embed src="x">b', 'b'],
  // Handlers and other attributes.
  ['<p onclick="steal()" style="position:fixed" class="button" id="main" title="a>b">c</p>', '<p>c</p>'],
  ['<b data-logout aria-label="x" slot="x" href="/x">a</b>', '<b>a</b>'],
  ['<img src="x" onerror="steal()">a<video><source onerror="steal()"></video>', 'a'],
  ['<details open ontoggle="steal()">a</details>b', 'b'],
  ['<div onmouseover="steal()">a<p>b</p></div>', 'a<p>b</p>'],
  // Addresses.
  ['<a href="javascript:steal()">a</a>', '<a>a</a>'],
  ['<a href=" jAvAsCrIpT&#58;steal()">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script:steal()">a</a>', '<a>a</a>'],
  ['<a href="&#1;javascript:steal()">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>steal()</script>">a</a>', '<a>a</a>'],
  ['<a href="vbscript:steal()">a</a><a href="blob:https://evil.example/x">b</a>', '<a>a</a><a>b</a>'],
  ['<a href="//evil.example">a</a><a href="/\\evil.example">b</a>', '<a>a</a><a>b</a>'],
  ['<a href="/&#9;/evil.example">a</a>', '<a>a</a>'],
  ['<a href="http://evil.example/">a</a>', '<a>a</a>'],
  ['<a href="https://arara.example@evil/">a</a><a href="https://evil/">b</a>', '<a>a</a><a>b</a>'],
  ['<a href=\'/x" onclick="y\'>a</a>', '<a>a</a>'],
  ['<a href=\'/x"onclick="y\'>a</a>', '<a>a</a>'],
  ['<a href=" https://ok.example/?a=1&amp;b=2 " target="x">a</a>', '<a href="https://ok.example/?a=1&amp;b=2">a</a>'],
  ['<a href="mailto:a@ok.example">a</a>', '<a href="mailto:a@ok.example">a</a>'],
  ['<a href="mailto:a@ok.example?bcc=b@evil.example">a</a>', '<a>a</a>'],
  // Pictures in XML.
  ['<svg onload="steal()"><a href="javascript:steal()"><text>a</text></a></svg>b', 'b'],
  ['<svg><style><img src=x onerror=steal()></style></svg>a', 'a'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></mglyph></table></mtext></math>a', 'a'],
  // Styles.
  ['<style>@import "https://evil.example/";</style><link rel="stylesheet" href="https://evil.example/">a', 'a'],
  ['<p>a <img src="x">b<a href="javascript:steal()">c</a></p>', '<p>a b<a>c</a></p>'],
  // Forms.
  ['<form action="https://evil.example/"><p>Password</p><input name="password"><button>a</button></form>b', 'b'],
  ['<textarea><img src=x onerror=steal()></textarea><select><option>a</option></select>b', 'b'],
  // Nested.
  ['<div><section><span><b>a<script>steal()</script></b></span><form>b</form></section></div>c', '<b>a</b>c'],
  ['<ul><li>a<ul><li><span onclick="steal()">b</span></li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<table><tbody><tr><td>a</td><td><i>b</i></td></tr></tbody></table>', 'a<i>b</i>'],
  ['<x-y>a<p>b</p></x-y>c', 'c'],
  ['<!-- <p>a</p> --><b>a<!--><script>steal()</script>--></b>', '<b>a--&gt;</b>'],
  ['a &lt;script&gt; &amp; <b>b</b>', 'a &lt;script&gt; &amp; <b>b</b>'],
] as const satisfies readonly (readonly [given: string, clean: string])[]
